/**
 * @generated SignedSource<<4ce0c06b99be9890933b4fef1a71902b>>
 * @relayHash 3cea89741403e9ef0a0d71bb9a9cb915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e24698a52bd4b899708968e55aacf7d12a9b501d80a43597761c7091397c541

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e24698a52bd4b899708968e55aacf7d12a9b501d80a43597761c7091397c541",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
