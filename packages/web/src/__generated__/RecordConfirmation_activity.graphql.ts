/**
 * @generated SignedSource<<f5eb253d44768839f7d4573a84225a05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type ConfirmationCapacity = "administrator" | "attending";
import type { FragmentRefs } from "relay-runtime";
export type RecordConfirmation_activity$data = {
  readonly askedAddress: {
    readonly addressChangedAt: string | null | undefined;
    readonly newAddressAskedAt: string | null | undefined;
    readonly newAddressFrom: string | null | undefined;
  } | null | undefined;
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
      readonly capacity: ConfirmationCapacity;
      readonly fingerprint: string | null | undefined;
      readonly hospital: string;
      readonly isOfItsTime: boolean;
      readonly procedure: string;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly obstacle: string | null | undefined;
    readonly reopeningWord: string | null | undefined;
    readonly state: ActivityConfirmationState;
    readonly viewerCanAskToReopen: boolean;
    readonly viewerCanConfirmInStead: boolean;
    readonly viewerCanReopen: boolean;
    readonly word: string | null | undefined;
  };
  readonly confirmationState: ActivityConfirmationState;
  readonly id: string;
  readonly imported: {
    readonly fileName: string;
    readonly importedAt: string;
  } | null | undefined;
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
      "concreteType": "ActivityImport",
      "kind": "LinkedField",
      "name": "imported",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedAddress",
      "kind": "LinkedField",
      "name": "askedAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newAddressAskedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newAddressFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressChangedAt",
          "storageKey": null
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "capacity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
          "name": "viewerCanConfirmInStead",
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

(node as any).hash = "c4e982cfa85605589b0848efee095fb4";

export default node;
