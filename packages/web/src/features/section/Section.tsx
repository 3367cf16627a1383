import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Component, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { ApiError, getCode, UnavailableError } from "../../relay/errors.ts";
import { offlineNote } from "../../relay/load-offline-answers.ts";
import { reportLabel, reportProblem } from "../../shell/report-problem.ts";
import { useRetry } from "../../shell/use-retry.ts";
import { useEnsureViewer } from "../../shell/use-viewer.ts";

export type SectionProps = {
  readonly children: ReactNode;
  /** Shown in place of the content while it loads; if undefined, the content around the section waits too. */
  readonly placeholder: ReactNode;
  /** A link or button for content that does not exist or is not allowed, when trying again does not help. */
  readonly wayOut?: ReactNode;
  /** The text for a failure of the portal, in place of its own message. */
  readonly failure?: string;
  /** Shown if the requested thing does not exist, or not for this person. */
  readonly notFound?: ReactNode;
  /** Wraps the failure message in the layout of the page, for content that has its own heading. */
  readonly around?: (failure: ReactNode) => ReactNode;
};

/**
 * A part of a page that loads and fails separately: its error is shown in its place as text (G.018) with Try again, and the
 * rest of the page works. A part that cannot be rendered is read again once automatically.
 */
export function Section({ children, placeholder, wayOut, failure, notFound, around }: SectionProps) {
  // After navigation there is a new query reference, so a failed section is rendered again.
  const chance = useLoaderData<unknown>();
  return (
    <Boundary
      chance={chance}
      wayOut={wayOut}
      failure={failure}
      notFound={notFound}
      placeholder={placeholder}
      around={around}
    >
      {placeholder === undefined ? (
        children
      ) : (
        <Suspense fallback={<Waiting placeholder={placeholder} />}>{children}</Suspense>
      )}
    </Boundary>
  );
}

/** During an outage, content that this browser does not keep needs the network, which the place of the content says. */
function Waiting({ placeholder }: { readonly placeholder: ReactNode }) {
  const note = useSyncExternalStore(offlineNote.subscribe, offlineNote.get);
  return note === "" ? placeholder : shellTexts.notLoaded;
}

type BoundaryProps = Pick<SectionProps, "children" | "wayOut" | "notFound" | "placeholder"> & {
  readonly around: SectionProps["around"];
  readonly failure: string | undefined;
  readonly chance: unknown;
};
type BoundaryState = { readonly failed: { readonly error: unknown } | null; readonly chance: unknown };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, chance: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ chance }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return chance === state.chance ? null : { failed: null, chance };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, wayOut, failure, notFound, placeholder, around = (content) => content } = this.props;
    if (failed === null) return children;
    // The end of one's access is about the whole page, which says so once.
    if (getCode(failed.error) === "ACCOUNT_DEACTIVATED") throw failed.error;
    if (notFound !== undefined && getCode(failed.error) === "NOT_FOUND")
      return <NotFound>{notFound}</NotFound>;
    return around(<Failure error={failed.error} wayOut={wayOut} words={failure} placeholder={placeholder} />);
  }
}

/** The failed query did not return the viewer either, so the top bar queries the viewer itself. */
function NotFound({ children }: { readonly children: ReactNode }) {
  useEnsureViewer();
  return children;
}

type FailureProps = Pick<SectionProps, "wayOut" | "placeholder"> & {
  readonly error: unknown;
  readonly words: string | undefined;
};

function Failure({ error, wayOut, words, placeholder }: FailureProps) {
  useEnsureViewer();
  if (useRetry(error)) return placeholder;
  return (
    <Banner tone="danger" action={isFinal(error) ? wayOut : <TryAgain error={error} />}>
      <p>{isFinal(error) ? getText(error) : (words ?? getText(error))}</p>
      {!isFinal(error) && error instanceof ApiError && error.requestId !== undefined && (
        <p>{shellTexts.quote(error.requestId)}</p>
      )}
    </Banner>
  );
}

function TryAgain({ error }: { readonly error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Button
        size="small"
        onPress={() => reportProblem(error instanceof ApiError ? error.requestId : undefined)}
      >
        {reportLabel}
      </Button>
      <Button size="small" icon={RotateCcw} isPending={state === "loading"} onPress={() => void revalidate()}>
        Try again
      </Button>
    </>
  );
}

/** Whether an error is final, so that repeating the request cannot help. */
function isFinal(error: unknown): boolean {
  return getCode(error) === "NOT_FOUND" || getCode(error) === "FORBIDDEN";
}

/** The text of an error: the portal's messages are meant for people, and any other error gets a general text. */
function getText(error: unknown): string {
  if (error instanceof ApiError || error instanceof UnavailableError) return error.message;
  return shellTexts.fault;
}
