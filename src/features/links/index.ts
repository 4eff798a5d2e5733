export { codeOf, dayOf, linkActions, linkOf, type Link, type LinkAction, type LinkCodes } from './link.ts'
