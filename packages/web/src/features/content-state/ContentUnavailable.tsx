import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { useRevalidator } from "react-router";

/** Shown when a source of content is not available: only its section shows this, and the rest of the page works (X104). */
export function ContentUnavailable({ children }: { readonly children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
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
      {children}
    </Banner>
  );
}
