/**
 * @generated SignedSource<<df499cb846391e5c4d96be3baaede2b6>>
 * @relayHash d25d6f3fd71c84a74ce3d19b325ba6d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7d466b194e111b1187b0cbfa8f85cbd8630a7ebc7b6aee53fcacdbcc0886e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f7d466b194e111b1187b0cbfa8f85cbd8630a7ebc7b6aee53fcacdbcc0886e3",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
