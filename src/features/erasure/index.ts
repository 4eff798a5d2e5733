export { beginErasure, erasePerson } from './erase-person.ts'
export { forgetDeleted } from './forget-deleted.ts'
