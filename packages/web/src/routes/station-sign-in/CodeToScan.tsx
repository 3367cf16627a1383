import { stationPageTexts as texts } from "@cathedra/domain/messages";
import type { DesktopClient, StationSession } from "@cathedra/qt-bridge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { QrPicture } from "../../features/qr-picture/QrPicture.tsx";
import type { CodeState } from "./code-state.ts";
import * as css from "./station-sign-in.css.ts";
import { useSecondsLeft, useSignInCode } from "./use-sign-in-code.ts";

type CodeToScanProps = {
  readonly client: DesktopClient;
  readonly serviceTag: string | null;
  readonly onSession: (session: StationSession) => void;
};

/** The code of this station, with the figures that the phone asks for (12.037). */
export function CodeToScan({ client, serviceTag, onSession }: CodeToScanProps) {
  const { state, again } = useSignInCode(client, onSession);
  const anew = (
    <Button size="small" onPress={again}>
      {texts.newCode}
    </Button>
  );
  if (state.kind === "denied") {
    return (
      <Banner tone="warning" action={anew}>
        {texts.denied}
      </Banner>
    );
  }
  if (state.kind === "failed") {
    return (
      <Banner tone="warning" {...(state.why !== "notEnrolled" && { action: anew })}>
        {texts[state.why]}
      </Banner>
    );
  }
  return (
    <div className={css.columns}>
      {state.kind === "shown" ? (
        <QrPicture text={state.code.url} label={texts.codeLabel} size="large" />
      ) : (
        <div className={css.place}>
          <Spinner label={state.kind === "approved" ? texts.approved : texts.asking} />
        </div>
      )}
      <Stack gap={4}>
        <ol className={css.steps}>
          {texts.steps(serviceTag).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Figures state={state} />
      </Stack>
    </div>
  );
}

function Figures({ state }: { readonly state: CodeState }) {
  if (state.kind !== "shown") {
    return (
      <output>
        <Text tone="muted">{state.kind === "approved" ? texts.approved : texts.asking}</Text>
      </output>
    );
  }
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {texts.matchCode}
      </Text>
      <span className={css.figures}>{state.code.matchCode}</span>
      <TimeLeft until={state.until} />
    </Stack>
  );
}

function TimeLeft({ until }: { readonly until: number }) {
  const left = useSecondsLeft(until);
  return (
    <Text size="small" tone="muted" figures="tabular">
      {texts.timeLeft(left)}
    </Text>
  );
}
