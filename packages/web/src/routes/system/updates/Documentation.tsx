import { softwareTexts } from "@cathedra/domain/messages";
import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import { Button } from "@cathedra/ui-kit/Button";
import { Heading } from "@cathedra/ui-kit/Heading";
import { FileText, RotateCcw } from "@cathedra/ui-kit/Icon";
import { lazy, Suspense, useEffect, useState } from "react";
import * as v from "valibot";
import { authorizedFetch } from "../../../rest/authorized-fetch.ts";
import * as css from "./updates.css.ts";

const link = v.optional(v.pipe(v.string(), v.url()));
const answer = v.object({
  manual: link,
  stepByStep: link,
  releaseNotes: link,
  clinicalDeviceList: link,
  caseBook: link,
});

type Documents = Partial<Record<DocumentKind, string>>;

/** Reads the documents of a release as links that are valid for some minutes (11.033). */
async function readDocumentation(code: string, version: string, signal: AbortSignal): Promise<Documents> {
  const address = `/api/s3/documentation/${encodeURIComponent(code)}/${encodeURIComponent(version)}`;
  const response = await authorizedFetch(address, { signal });
  const read = v.parse(answer, await response.json());
  return Object.fromEntries(
    documentKinds.flatMap((kind) => {
      const found = read[kind];
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}

const DocumentDialog = lazy(() =>
  import("../../../features/document-viewer/DocumentDialog.tsx").then((file) => ({
    default: file.DocumentDialog,
  })),
);

export type DocumentationProps = {
  readonly code: string;
  readonly version: string;
  /** The name of the software, for the document's title. */
  readonly name: string;
};

type State =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "here"; readonly documents: Documents; readonly at: number };

/** A link expires after minutes: an older one is renewed before it is followed. */
const linkMs = 5 * 60_000;
const isOld = (at: number) => Date.now() - at >= linkMs;

/** The documents of a release, which open in the portal's own viewer (11.011-11.014). */
export function Documentation({ code, version, name }: DocumentationProps) {
  const [state, setState] = useState<State>({ is: "loading" });
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<DocumentKind | null>(null);
  useEffect(() => {
    void tries;
    if (code === "" || version === "") return undefined;
    const stop = new AbortController();
    readDocumentation(code, version, stop.signal).then(
      (documents) => setState({ is: "here", documents, at: Date.now() }),
      () => {
        if (!stop.signal.aborted) setState({ is: "failed" });
      },
    );
    return () => stop.abort();
  }, [code, version, tries]);
  const documents = state.is === "here" ? state.documents : {};
  const kinds = documentKinds.filter((kind) => documents[kind] !== undefined);
  const link = shown === null ? undefined : documents[shown];
  const readAnew = () => {
    if (state.is === "failed") setState({ is: "loading" });
    setTries((before) => before + 1);
  };
  const show = (kind: DocumentKind) => {
    setShown(kind);
    if (state.is !== "here" || !isOld(state.at)) return;
    setState({ is: "loading" });
    readAnew();
  };
  return (
    <section
      className={css.documents}
      aria-label={softwareTexts.documentation}
      aria-busy={state.is === "loading"}
    >
      <Heading level={4} size="block">
        {softwareTexts.documentation}
      </Heading>
      {state.is === "loading" && <output>{softwareTexts.documentsLoading}</output>}
      {state.is === "failed" && (
        <div className={css.row}>
          <p role="alert">{softwareTexts.documentsFailed}</p>
          <Button size="small" icon={RotateCcw} onPress={readAnew}>
            Try again
          </Button>
        </div>
      )}
      {state.is === "here" && kinds.length === 0 && <p>{softwareTexts.noDocuments}</p>}
      {kinds.length > 0 && (
        <div className={css.row}>
          {kinds.map((kind) => (
            <Button key={kind} size="small" icon={FileText} onPress={() => show(kind)}>
              {softwareTexts.documents[kind]}
            </Button>
          ))}
        </div>
      )}
      {shown !== null && link !== undefined && (
        <Suspense fallback={null}>
          <DocumentDialog
            key={state.is === "here" ? state.at : 0}
            link={link}
            title={`${name} ${version}: ${softwareTexts.documents[shown]}`}
            onClose={() => setShown(null)}
            onRetry={readAnew}
          />
        </Suspense>
      )}
    </section>
  );
}
