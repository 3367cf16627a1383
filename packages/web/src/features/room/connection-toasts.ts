import { cloudRoomTexts } from "@cathedra/domain";
import type { ToastQueue } from "@cathedra/ui-kit/Toast";

export type ConnectionToasts = {
  readonly say: (now: "lost" | "back") => void;
  /** The room is left: it tries nothing any more. */
  readonly clear: () => void;
};

/** Tells when a room's connection goes and comes back (3.030): a loss only for as long as it lasts. */
export function connectionToasts(queue: Pick<ToastQueue, "error" | "success" | "dismiss">): ConnectionToasts {
  let lost: number | undefined;
  const clear = () => {
    if (lost !== undefined) queue.dismiss(lost);
    lost = undefined;
  };
  return {
    clear,
    say: (now) => {
      clear();
      if (now === "lost") lost = queue.error(cloudRoomTexts.connectionLost);
      else queue.success(cloudRoomTexts.connectionBack);
    },
  };
}
