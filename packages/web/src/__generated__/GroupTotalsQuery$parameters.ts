/**
 * @generated SignedSource<<d46f58ba9c332ba24a22a24592865d14>>
 * @relayHash 01dda317c5a15c3b8e513a5dbf32cf09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54857b1c1f841036bfcb223b11cae8ca0bf95e5b916d6215fb19dac64ad2ef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d54857b1c1f841036bfcb223b11cae8ca0bf95e5b916d6215fb19dac64ad2ef5",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
