import type { LearnerLife } from "@cathedra/test-fixtures";
import type { Limits } from "./api/rate-limit.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Faults } from "./faults.ts";
import type { Changes } from "./platform-changes.ts";
import type { Store } from "./store/store.ts";

export type LearningPlatformPlan = {
  /** The key that clients must send. */
  readonly key: string;
  readonly host?: string;
  /** The port; 0 for any free one. */
  readonly port?: number;
  /** The folder of the platform's state; without it the state is kept in memory. */
  readonly folder?: string;
  /** The address of the portal, to which alone courses lead back; without one they have no link back. */
  readonly portal?: string;
  /** The catalogue with which a new platform begins. */
  readonly catalogue?: Catalogue;
  /** The progress of people with which a new platform begins. */
  readonly life?: readonly LearnerLife[];
  readonly limits?: Limits;
  /** Called when the platform is told to crash. */
  readonly crash?: () => void;
  readonly now?: () => number;
  /** The delays of the faults `slow`, `silent` and `late`, in milliseconds. */
  readonly slowMs?: number;
  readonly silentMs?: number;
  readonly lateMs?: number;
};

export type OpenedLearningPlatform = {
  readonly origin: string;
  /** The base address of the platform's API, as a setting names it. */
  readonly url: string;
  readonly key: string;
  readonly faults: Faults;
  readonly changes: Changes;
  readonly store: Store;
  /** The number of received requests, of one call or of all. */
  readonly asked: (endpoint?: string) => number;
  readonly stop: () => Promise<void>;
};
