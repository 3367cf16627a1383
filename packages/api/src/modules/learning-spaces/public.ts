/** The public interface of this module: what other modules of the API may import. */
export { offeredCases, offeredOrChosen } from "./offered-cases.ts";
export type { SpaceAccess } from "./space-queries.ts";
export { inSpaceOrder, type SpaceView } from "./space-view.ts";
export { mayUseCourse } from "./usable-course.ts";
