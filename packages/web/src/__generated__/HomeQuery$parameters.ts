/**
 * @generated SignedSource<<6d46a19c3d349f58f5b92b9b42f74882>>
 * @relayHash 476c9aff89b11e378a0b598d24031ca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dd1d6a3701f0a2051568f48800f50f43de21c1bf9f153b4289150c66294b5f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dd1d6a3701f0a2051568f48800f50f43de21c1bf9f153b4289150c66294b5f8",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
