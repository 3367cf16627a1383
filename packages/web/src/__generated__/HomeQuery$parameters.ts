/**
 * @generated SignedSource<<5d042787fa8b75a1bbd04af0b7b70ba4>>
 * @relayHash f438761930aa4b5801ac29aa408947ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab118e84b3160bb575975207bca9427e61105d593c1f9b24285fcb01d8e2aa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ab118e84b3160bb575975207bca9427e61105d593c1f9b24285fcb01d8e2aa7",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
