/**
 * @generated SignedSource<<a8fd395c443368ec6f90c374ed7ae4d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "open" | "returned" | "unasked";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationCards_page$data = {
  readonly next: string | null | undefined;
  readonly records: ReadonlyArray<{
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
    readonly createdBy: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly dateOfProcedure: string;
    readonly id: string;
    readonly modifiedAt: string;
    readonly procedure: {
      readonly category: string;
      readonly code: string;
      readonly interventionType: string;
      readonly name: string;
      readonly organSystem: string;
      readonly subCategory: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmationCard_record">;
  }>;
  readonly " $fragmentType": "ConfirmationCards_page";
};
export type ConfirmationCards_page$key = {
  readonly " $data"?: ConfirmationCards_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationCards_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v2 = {
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
  "name": "ConfirmationCards_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "records",
      "plural": true,
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
          "name": "modifiedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateOfProcedure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityProcedure",
          "kind": "LinkedField",
          "name": "procedure",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "interventionType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organSystem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subCategory",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "createdBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
            (v2/*:: as any*/),
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
                (v0/*:: as any*/),
                (v1/*:: as any*/)
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
                (v2/*:: as any*/),
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConfirmationCard_record"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationsPage",
  "abstractKey": null
};
})();

(node as any).hash = "9dc6e93bcc1fd80485fb1a0fea6091b1";

export default node;
