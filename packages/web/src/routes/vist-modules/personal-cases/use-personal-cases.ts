import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useDesktop } from "../../../features/desktop/use-desktop.ts";
import { toasts } from "../../../shell/toasts.ts";
import { linkTo, ownCases } from "./case-requests.ts";
import { type CaseStore, type CasesView, caseStore } from "./case-store.ts";
import { loadFailure } from "./load-failure.ts";

/** A person's cases, while the section is there; the client looks for them while it is seen (12.028). */
export function usePersonalCases(person: string): { readonly view: CasesView; readonly store: CaseStore } {
  const { client } = useDesktop();
  const store = useMemo(() => {
    const showError = (text: string) => void toasts.error(text);
    return caseStore({ client, person, ownCases, linkTo, failureText: loadFailure, say: showError });
  }, [client, person]);

  useEffect(() => {
    const close = store.open();
    const isVisible = () => document.visibilityState === "visible";
    const follow = () => {
      store.setSeen(isVisible());
      if (isVisible()) void store.reload();
    };
    store.setSeen(isVisible());
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [store]);

  return { view: useSyncExternalStore(store.view.subscribe, store.view.get, store.view.get), store };
}
