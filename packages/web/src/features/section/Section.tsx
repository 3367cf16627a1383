import { appErrorText } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Component, type ReactNode, Suspense } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { ApiError, UnavailableError } from "../../relay/errors.ts";

export type SectionProps = {
  readonly children: ReactNode;
  /** Holds the place of what loads. */
  readonly placeholder: ReactNode;
};

/**
 * A part of a page that waits and fails by itself: its error stands in its place as text (G.018), with Try again, and
 * the rest of the page works.
 */
export function Section({ children, placeholder }: SectionProps) {
  // A new query reference is a new chance.
  const chance = useLoaderData<unknown>();
  return (
    <Boundary chance={chance}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  );
}

type BoundaryProps = { readonly children: ReactNode; readonly chance: unknown };
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
    return failed === null ? this.props.children : <Failure error={failed.error} />;
  }
}

function Failure({ error }: { readonly error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="danger"
      action={
        <Button
          size="small"
          icon={RotateCcw}
          isPending={state === "loading"}
          onPress={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      {textOf(error)}
    </Banner>
  );
}

/** What the portal says is for people; anything else is a fault of ours, told in plain words. */
export function textOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof UnavailableError) return error.message;
  return appErrorText("INTERNAL");
}
