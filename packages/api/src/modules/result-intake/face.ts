/** What other rooms of the API may use of this one. */
export { type Deliverer, delivererKey, delivererOf } from "./deliverer-of.ts";
export { forgetFiles } from "./forget-files.ts";
export { type Form, type FormBounds, openForm } from "./form.ts";
export { intakePlaces } from "./intake-places.ts";
export { resultIntake } from "./intake-route.ts";
export { sweepLaunches } from "./launches.ts";
export { watchPace } from "./pace.ts";
export { patiently } from "./patiently.ts";
