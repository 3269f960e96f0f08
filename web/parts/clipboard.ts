/** Whether it is in the clipboard now: without leave a page has none. */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyByHand(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  )
}

/** At a plain address of the home network, where the clipboard has no door of its own. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Beside a dialog that has the page, nothing outside it can be selected.
  const parent = document.querySelector('dialog:modal') ?? document.body
  parent.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
