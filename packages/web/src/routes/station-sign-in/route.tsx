import { stationSessionTexts, stationPageTexts as texts } from "@cathedra/domain/messages";
import { sessionEnds } from "@cathedra/domain/station-sign-in";
import type { LossReason } from "@cathedra/qt-bridge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Page } from "@cathedra/ui-kit/Page";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { isAfterSignOut, sessions, signIn, startAtStation } from "../../auth/auth.ts";
import { localPath } from "../../auth/local-path.ts";
import { useDesktop } from "../../features/desktop/use-desktop.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";
import { CodeToScan } from "./CodeToScan.tsx";
import { whyLost } from "./code-state.ts";

/** The page of a station while no one is signed in on it: its code, and the sign-in by password beside it (12.037). */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  const { client, connection } = useDesktop();
  const to = localPath(query.get("to") ?? "/", location.origin);
  const ended = sessionEnds.find((end) => end === query.get("ended"));
  if (status === "signedIn") return <Navigate to={to} replace />;
  const isOffered = connection.state === "connected" && connection.features.has("stationSession");
  const isSettled = connection.state !== "connecting" && !isOffered;
  return (
    <main id={contentId} tabIndex={-1}>
      <Page>
        <PortalPage title={texts.title}>
          <Stack gap={6}>
            {ended !== undefined && <Banner tone="info">{stationSessionTexts.ended[ended]}</Banner>}
            <Card title={texts.byPhone}>
              {isOffered && (
                <CodeToScan
                  client={client}
                  serviceTag={connection.facts.serviceTag}
                  onSession={(session) => {
                    startAtStation(session);
                    void navigate(to, { replace: true });
                  }}
                />
              )}
              {!isOffered &&
                (isSettled ? (
                  <NoCode
                    to={to}
                    why={connection.state === "lost" ? connection.why.code : undefined}
                    onRetry={client.reconnect}
                  />
                ) : (
                  <Spinner label={texts.asking} />
                ))}
            </Card>
            <ByPassword to={to} />
          </Stack>
        </PortalPage>
      </Page>
    </main>
  );
}

type NoCodeProps = {
  readonly to: string;
  /** Why the desktop client is not available; undefined if there is none. */
  readonly why: LossReason["code"] | undefined;
  readonly onRetry: () => void;
};

/** Shown in browsers that are not a station's and have no code: the person signs in by the usual page. */
function NoCode({ to, why, onRetry }: NoCodeProps) {
  const isLeaving = why === undefined && !isAfterSignOut();
  useEffect(() => {
    if (isLeaving) void signIn(to).catch(reportError);
  }, [isLeaving, to]);
  if (isLeaving) return <Spinner label={texts.byPassword} />;
  if (why === undefined) return <Text>{texts.notEnrolled}</Text>;
  const reason = whyLost(why);
  if (reason === "unsupported") return <Banner tone="warning">{texts.unsupported}</Banner>;
  const again = (
    <Button size="small" onPress={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="warning" action={again}>
      {texts[reason]}
    </Banner>
  );
}

function ByPassword({ to }: { readonly to: string }) {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");
  const leave = async () => {
    setState("leaving");
    await signIn(to).catch((error: unknown) => {
      reportError(error);
      setState("failed");
    });
  };
  return (
    <Stack gap={2}>
      {state === "failed" && <Banner tone="danger">{texts.offline}</Banner>}
      <Text size="small" tone="muted">
        {texts.byPasswordHelp}
      </Text>
      <div>
        <Button variant="secondary" onPress={() => void leave()} isPending={state === "leaving"}>
          {texts.byPassword}
        </Button>
      </div>
    </Stack>
  );
}
