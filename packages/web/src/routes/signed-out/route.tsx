import { closedAccountText, shellTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { useSyncExternalStore } from "react";
import { Navigate } from "react-router";
import { sessions } from "../../auth/auth.ts";
import { closedAccountMark } from "../../auth/closed-account-mark.ts";
import { leaveForSignIn } from "../../shell/leave-for-sign-in.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";

function signInAgain(): void {
  sessionStorage.removeItem(closedAccountMark);
  void leaveForSignIn("/");
}

/** The page after sign-out (X14), and after the account was closed. */
export function Component() {
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  const isClosed = sessionStorage.getItem(closedAccountMark) !== null;
  if (status === "signedIn") return <Navigate to="/" replace />;
  return (
    <PortalPage title={isClosed ? "Account closed" : "Signed out"}>
      <EmptyState
        action={
          <Button variant="primary" onPress={signInAgain}>
            Sign In
          </Button>
        }
      >
        {isClosed ? closedAccountText : shellTexts.signedOut}
      </EmptyState>
    </PortalPage>
  );
}
