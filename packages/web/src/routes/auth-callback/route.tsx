import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Page } from "@cathedra/ui-kit/Page";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { finishSignIn } from "../../auth/auth.ts";
import { leaveForSignIn } from "../../shell/leave-for-sign-in.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";

/** Finishes the sign-in and redirects to the page that the person wanted (1.001, X119). */
export async function loader({ url }: LoaderFunctionArgs) {
  return redirect(await finishSignIn(url.href));
}

/** Renders nothing, because the loader always redirects or fails. */
export function Component() {
  return null;
}

/** Shown when a sign-in was refused, took too long, or was already used. */
export function ErrorBoundary() {
  return (
    <main id={contentId} tabIndex={-1}>
      <Page>
        <PortalPage title="Sign-in">
          <Banner
            tone="danger"
            action={
              <Button variant="primary" size="small" onPress={() => void leaveForSignIn("/")}>
                Sign In
              </Button>
            }
          >
            {shellTexts.signInFailed}
          </Banner>
        </PortalPage>
      </Page>
    </main>
  );
}
