import { type ComponentType, useEffect, useState } from "react";

type Load<PartProps> = () => Promise<ComponentType<PartProps>>;

type Props<PartProps> = {
  readonly load: Load<PartProps>;
  /** Whether the part is needed now; before that it is loaded when somebody begins to use the page. */
  readonly isWanted: boolean;
  /** Called when the part is needed and could not be loaded; it is loaded again when it is next needed. */
  readonly onFailure: () => void;
  readonly props: PartProps;
};

const arrived = new WeakMap<object, unknown>();

/** Loads the part of a component that is needed only when it is opened, so that pages are not slowed down by it. */
export function LazyPart<PartProps extends object>({ load, isWanted, onFailure, props }: Props<PartProps>) {
  const [Part, setPart] = useState(() => (arrived.get(load) ?? null) as ComponentType<PartProps> | null);
  const isMissing = Part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const fetchPart = () =>
      load().then(
        (component) => {
          arrived.set(load, component);
          const show = () => {
            if (!isGone) setPart(() => component);
          };
          // A menu that has just closed returns the focus in the next frame. A dialog that opened before that would remember
          // `body` as the focused element, and return the focus there when it closes.
          if (isWanted) requestAnimationFrame(show);
          else show();
        },
        () => {
          if (!isGone && isWanted) onFailure();
        },
      );
    const cancel = isWanted ? undefined : onceUsed(() => void fetchPart());
    if (isWanted) void fetchPart();
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [isMissing, isWanted, load, onFailure]);

  return Part === null ? null : <Part {...props} />;
}

/** Loads a part when somebody begins to use the page, before its `LazyPart` is rendered, so that it opens at once. */
export function usePreloadedPart<PartProps>(load: Load<PartProps>): void {
  useEffect(
    () =>
      onceUsed(() => {
        load().then(
          (component) => arrived.set(load, component),
          // A failure is ignored: the part is requested again when it is needed.
          () => undefined,
        );
      }),
    [load],
  );
}

/** What somebody does first on a page. Who only reads it needs no menus and dialogs, and a phone is spared 30 kB of them. */
const signsOfUse = ["pointermove", "pointerdown", "click", "keydown", "wheel", "scroll"];
let firstUse: Promise<void> | undefined;

function awaitFirstUse(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      resolve();
    };
    for (const sign of signsOfUse) {
      addEventListener(sign, end, { capture: true, passive: true, signal: listeners.signal });
    }
  });
  return firstUse;
}

/** Acts when the page is idle after somebody has begun to use it. */
function onceUsed(act: () => void): () => void {
  let isCancelled = false;
  let cancelIdle: (() => void) | undefined;
  void awaitFirstUse().then(() => {
    if (!isCancelled) cancelIdle = whenIdle(act);
  });
  return () => {
    isCancelled = true;
    cancelIdle?.();
  };
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(act, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(act, 1500);
  return () => clearTimeout(handle);
}
