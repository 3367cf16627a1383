/** The public interface of this module: what other modules of the API may import. */

export { deliveryLimiter } from "./delivery-limiter.ts";
export { identifyUploader, type Uploader, uploaderKey } from "./identify-uploader.ts";
export { resultIntake } from "./intake-route.ts";
export { sweepLaunches } from "./launches.ts";
export { enforceMinimumSpeed } from "./minimum-upload-speed.ts";
export { type FormBounds, type MultipartForm, openForm } from "./multipart-form.ts";
export { releaseRunFiles } from "./release-run-files.ts";
export { retryWhenBusy } from "./retry-when-busy.ts";
