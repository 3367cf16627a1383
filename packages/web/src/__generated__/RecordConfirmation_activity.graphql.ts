/**
 * @generated SignedSource<<f01462bf70d7255ba22db91d457ed8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "open" | "returned" | "unasked";
import type { FragmentRefs } from "relay-runtime";
export type RecordConfirmation_activity$data = {
  readonly confirmation: {
    readonly askedAt: string;
    readonly at: string | null | undefined;
    readonly by: {
      readonly first_name: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly confirmed: {
      readonly at: string;
      readonly attending: string;
      readonly byAddress: string;
      readonly byName: string;
      readonly fingerprint: string | null | undefined;
      readonly hospital: string;
      readonly isOfItsTime: boolean;
      readonly procedure: string;
    } | null | undefined;
    readonly obstacle: string | null | undefined;
    readonly reopeningWord: string | null | undefined;
    readonly state: ActivityConfirmationState;
    readonly viewerCanAskToReopen: boolean;
    readonly viewerCanReopen: boolean;
    readonly word: string | null | undefined;
  };
  readonly confirmationState: ActivityConfirmationState;
  readonly id: string;
  readonly " $fragmentType": "RecordConfirmation_activity";
};
export type RecordConfirmation_activity$key = {
  readonly " $data"?: RecordConfirmation_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordConfirmation_activity">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordConfirmation_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityConfirmation",
      "kind": "LinkedField",
      "name": "confirmation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "first_name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last_name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reopeningWord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KeptConfirmation",
          "kind": "LinkedField",
          "name": "confirmed",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byAddress",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attending",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hospital",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "procedure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOfItsTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fingerprint",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReopen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAskToReopen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "a3f74b21bf04d8991d92dd2714a5873f";

export default node;
