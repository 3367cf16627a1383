import { stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { StationQuestion } from "./StationQuestion.tsx";
import { useStationActions } from "./use-station-actions.ts";

export type SignOutQuestionProps = {
  readonly systemId: string;
  readonly session: { readonly id: string; readonly person: string };
  readonly station: string;
  readonly onEnded: () => void;
  readonly onClose: () => void;
};

/** Signs a person out on a simulator remotely. */
export function SignOutQuestion({ systemId, session, station, onEnded, onClose }: SignOutQuestionProps) {
  const { end } = useStationActions();
  const { id, person } = session;
  return (
    <StationQuestion
      title={texts.signOutTitle(person)}
      what={texts.signOutWhat(person, station)}
      confirmLabel={texts.signOut}
      done={texts.signedOut(person)}
      failed={texts.signOutFailed}
      onConfirm={async () => {
        await end({ id: systemId, session: id });
        onEnded();
      }}
      onClose={onClose}
    />
  );
}
