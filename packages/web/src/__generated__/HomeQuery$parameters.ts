/**
 * @generated SignedSource<<93f3a8f496a85eaa15669f6af6f1a124>>
 * @relayHash ccf84148aef0187ae9c77f9172ccb00e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e0aeb1a7f03d8ef02aead94d09bf10343574db480c4c7f107baf831715074ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e0aeb1a7f03d8ef02aead94d09bf10343574db480c4c7f107baf831715074ad",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
