import { shellTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { useSyncExternalStore } from "react";
import { Navigate } from "react-router";
import { sessions } from "../../auth/auth.ts";
import { leaveForSignIn } from "../../shell/leave-for-sign-in.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";

/** The page after sign-out (X14). */
export function Component() {
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  if (status === "signedIn") return <Navigate to="/" replace />;
  return (
    <PortalPage title="Signed out">
      <EmptyState
        action={
          <Button variant="primary" onPress={() => void leaveForSignIn("/")}>
            Sign In
          </Button>
        }
      >
        {shellTexts.signedOut}
      </EmptyState>
    </PortalPage>
  );
}
