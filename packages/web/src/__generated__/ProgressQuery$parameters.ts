/**
 * @generated SignedSource<<0a519e25d091c8dd9c00029bb0002e2f>>
 * @relayHash 136b2113cd555c6d46c73c4a052cabf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61ceb789afbfae8bc485005af387445e4e205714ed1eef4e51bf1def99d9ca7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61ceb789afbfae8bc485005af387445e4e205714ed1eef4e51bf1def99d9ca7d",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
