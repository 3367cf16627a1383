/**
 * @generated SignedSource<<5933808e273051542c3dd1d3fdb97a57>>
 * @relayHash 561155abddb0073df3b496594ae7598f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b661a2b7036a1070f2aabce16e12af4c379ad710b2ebb09a614c4573dde97a79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInsQuery } from './SignInsQuery.graphql';

const node: PreloadableConcreteRequest<SignInsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b661a2b7036a1070f2aabce16e12af4c379ad710b2ebb09a614c4573dde97a79",
    "metadata": {},
    "name": "SignInsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
