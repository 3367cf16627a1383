export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export {
  createToastQueue,
  type ToastAction,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from "./toast-queue.ts";
