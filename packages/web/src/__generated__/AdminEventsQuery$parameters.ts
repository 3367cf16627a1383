/**
 * @generated SignedSource<<d676b6a708a791bb64bb0f18f81054d9>>
 * @relayHash 959b0f0e5f904eafdad5602cad7f1c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e675e38e6d7e47838e716f66c5cee2506c20177aa3ce8d951c769ffeb885975

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e675e38e6d7e47838e716f66c5cee2506c20177aa3ce8d951c769ffeb885975",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
