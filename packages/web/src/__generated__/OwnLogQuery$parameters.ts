/**
 * @generated SignedSource<<4bf4538904aba1094a47f4a105fec674>>
 * @relayHash 053757f9ac1d6a54a6f73b7c7f84108d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0098f6c9467e106ad7c46dcc193471bac07bba6a933c6ca925a754e69051c56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0098f6c9467e106ad7c46dcc193471bac07bba6a933c6ca925a754e69051c56",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
