/**
 * @generated SignedSource<<8df02abba9c57394cfa9a5c52487e2c3>>
 * @relayHash 5a091d46d05b5b5ec3bf7d99d34a09ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a60d413b8f91b4a07cf9ca827f4b331cb35b891fceb26276937a49142082ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a60d413b8f91b4a07cf9ca827f4b331cb35b891fceb26276937a49142082ce3",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
