export { FormBar, type FormBarProps } from "./FormBar.tsx";
export { useFootRoom } from "./use-foot-room.ts";
