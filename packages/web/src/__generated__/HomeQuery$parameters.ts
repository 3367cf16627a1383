/**
 * @generated SignedSource<<eec70fcb0ea73366be13e2522e4100b3>>
 * @relayHash 6629a43361e639e545d81e14c3843a05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e49ac19518d909361ac937cb16a600bd7a0bc364cd55109c61a149820270e58b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e49ac19518d909361ac937cb16a600bd7a0bc364cd55109c61a149820270e58b",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
