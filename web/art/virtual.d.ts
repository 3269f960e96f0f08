declare module 'virtual:icons' {
  import type { IconName } from './names.ts'
  export const PATHS: Readonly<Record<IconName, string>>
}
