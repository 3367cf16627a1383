/**
 * @generated SignedSource<<8f2c429dc24656573665f2f0cfcc5c75>>
 * @relayHash 087bae3193dd17dd76af5a16a29b81b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d47a0dd7b812e3fc429dca35bd379cdafdfe4e61ac9352d1c64eb2297656fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0d47a0dd7b812e3fc429dca35bd379cdafdfe4e61ac9352d1c64eb2297656fa",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
