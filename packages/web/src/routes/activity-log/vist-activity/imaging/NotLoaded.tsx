import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import type { ReactNode } from "react";

type NotLoadedProps = { readonly children: ReactNode; readonly onTryAgain: () => void };

/** Shown instead of a picture or recording that could not be loaded, or that the browser cannot show. */
export function NotLoaded({ children, onTryAgain }: NotLoadedProps) {
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" icon={RotateCcw} onPress={onTryAgain}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
