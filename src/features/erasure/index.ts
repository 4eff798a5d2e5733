export { beginErasure, erasePerson } from './erase-person.ts'
export { deletedSubjectSubscribers } from './redact-deleted-subjects.ts'
