/** What other rooms of the API may use of this one. */

export { deliveryLimiter } from "./delivery-limiter.ts";
export { identifyUploader, type Uploader, uploaderKey } from "./identify-uploader.ts";
export { resultIntake } from "./intake-route.ts";
export { sweepLaunches } from "./launches.ts";
export { enforceMinimumSpeed } from "./minimum-upload-speed.ts";
export { type FormBounds, type MultipartForm, openForm } from "./multipart-form.ts";
export { releaseRunFiles } from "./release-run-files.ts";
export { retryWhenBusy } from "./retry-when-busy.ts";
