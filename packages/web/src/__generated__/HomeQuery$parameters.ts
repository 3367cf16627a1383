/**
 * @generated SignedSource<<7a998eeabf792d4b1a7ba61da5011804>>
 * @relayHash 29d4983aab1b2aa12adfe2651a582200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7a483d2797d6360f46bc2b596f017612b69e71c22ca2ebe4d3fafea22781fd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7a483d2797d6360f46bc2b596f017612b69e71c22ca2ebe4d3fafea22781fd0",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
