/**
 * @generated SignedSource<<49bd1bdb8fc72b1d0de6136b5339d1f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type ConfirmationCapacity = "administrator" | "attending";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationRows_page$data = {
  readonly next: string | null | undefined;
  readonly records: ReadonlyArray<{
    readonly complications: string | null | undefined;
    readonly complicationsComments: string | null | undefined;
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
    readonly createdBy: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly dateOfProcedure: string;
    readonly entrustment: {
      readonly viewerCanRate: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
    } | null | undefined;
    readonly hospital: string;
    readonly id: string;
    readonly modifiedAt: string;
    readonly participants: ReadonlyArray<{
      readonly level: string | null | undefined;
      readonly name: string;
      readonly role: string | null | undefined;
      readonly user: {
        readonly keycloak_id: string | null | undefined;
      } | null | undefined;
    }>;
    readonly procedure: {
      readonly category: string;
      readonly code: string;
      readonly interventionType: string;
      readonly name: string;
      readonly organSystem: string;
      readonly subCategory: string;
    };
    readonly procedureIndication: string;
    readonly success: boolean | null | undefined;
  }>;
  readonly " $fragmentType": "ConfirmationRows_page";
};
export type ConfirmationRows_page$key = {
  readonly " $data"?: ConfirmationRows_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationRows_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hospital",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v5 = {
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
  "name": "ConfirmationRows_page",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "complications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "complicationsComments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureIndication",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "success",
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
            (v1/*:: as any*/),
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
          "concreteType": "ActivityParticipant",
          "kind": "LinkedField",
          "name": "participants",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
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
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
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
          "concreteType": "ActivityEntrustment",
          "kind": "LinkedField",
          "name": "entrustment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanRate",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EntrustmentPanel_entrustment"
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
            (v5/*:: as any*/),
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
                (v3/*:: as any*/),
                (v4/*:: as any*/)
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
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attending",
                  "storageKey": null
                },
                (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "LogbookConfirmationsPage",
  "abstractKey": null
};
})();

(node as any).hash = "1ba5f8ec7e986125cc4ed47843ef18eb";

export default node;
