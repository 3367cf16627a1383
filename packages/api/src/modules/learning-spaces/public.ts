/** What other rooms of the API may use of this one. */
export { offeredCases, offeredOrChosen } from "./offered-cases.ts";
export type { SpaceAccess } from "./space-queries.ts";
export { inSpaceOrder, type SpaceView } from "./space-view.ts";
export { mayUseCourse } from "./usable-course.ts";
