/** Whether a key belongs to a field or to a command of the browser, and not to the table. */
export function isTyping({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return true
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null
}
