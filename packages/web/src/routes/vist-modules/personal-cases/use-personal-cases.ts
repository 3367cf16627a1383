import { emptyBook } from "@cathedra/domain/personal-cases";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDesktop } from "../../../features/desktop/use-desktop.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useViewer } from "../../../shell/use-viewer.ts";
import { linkTo, ownCases } from "./ask-portal.ts";
import { type CaseStore, type CasesView, caseStore } from "./case-store.ts";
import { loadFailure } from "./load-failure.ts";

const nothing: CasesView = { list: { state: "loading" }, book: emptyBook, isConnected: false };
const silent = () => () => undefined;

/** The signed-in person's cases, while the section is there; the client looks for them while it is seen (12.028). */
export function usePersonalCases(): { readonly view: CasesView; readonly store: CaseStore | undefined } {
  const { client } = useDesktop();
  const person = useViewer()?.keycloak_id;
  const [store, setStore] = useState<CaseStore>();

  useEffect(() => {
    if (person === undefined) return;
    const own = caseStore({
      client,
      person,
      ownCases,
      linkTo,
      failureText: loadFailure,
      say: (text) => void toasts.error(text),
    });
    const follow = () => own.setSeen(document.visibilityState === "visible");
    const comeBack = () => {
      follow();
      if (document.visibilityState === "visible") void own.reload();
    };
    follow();
    document.addEventListener("visibilitychange", comeBack);
    setStore(own);
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      own.close();
      setStore(undefined);
    };
  }, [client, person]);

  const view = useSyncExternalStore(
    store?.view.subscribe ?? silent,
    store?.view.get ?? (() => nothing),
    () => nothing,
  );
  return { view, store };
}
