import { byteText } from "@cathedra/domain";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { type ReactNode, useEffect, useState } from "react";
import { useDesktop } from "../../../features/desktop/use-desktop.ts";
import { browserLocale } from "../../../format/locale.ts";
import { type ComputerFacts, diskText, type SoftwareFact } from "./computer-facts.ts";
import { FactList } from "./FactList.tsx";

type Read = { readonly facts: ComputerFacts; readonly software: readonly SoftwareFact[] };

/** The computer's facts from its desktop client; if that does not answer, those that the portal has. */
export function OwnComputer({ otherwise }: { readonly otherwise: ReactNode }) {
  const { client, connection } = useDesktop();
  const [read, setRead] = useState<Read | "reading" | "failed">("reading");
  const { state } = connection;
  useEffect(() => {
    if (state !== "connected") return undefined;
    let isOver = false;
    void client.computer.facts().then((answer) => {
      if (isOver) return;
      if (!answer.ok) return setRead("failed");
      const { value } = answer;
      setRead({
        software: value.software,
        facts: {
          serviceTag: connection.facts.serviceTag,
          clientVersion: connection.facts.clientVersion,
          hostName: value.hostName,
          operatingSystem: value.operatingSystem,
          processor: value.processor,
          graphics: value.graphics,
          memory: value.memoryBytes === null ? null : byteText(value.memoryBytes, browserLocale()),
          disk: diskText(value.diskFreeBytes, value.diskTotalBytes),
        },
      });
    });
    return () => {
      isOver = true;
    };
  }, [client, state, connection]);
  if (read === "failed" || state === "absent" || state === "lost") return otherwise;
  if (read === "reading") return <Skeleton lines={8} label="Loading the computer" />;
  return <FactList {...read} />;
}
