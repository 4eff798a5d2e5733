export { findAttempts, type Attempt } from './attempts.ts'
