/**
 * @generated SignedSource<<37aa4932c5d2f675fdf81d159d9c461c>>
 * @relayHash 7c870b6b0b616972821efc4e920e723f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c37504e9a9032714744b8128221436be8716bed62906482804e2b972c4294a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c37504e9a9032714744b8128221436be8716bed62906482804e2b972c4294a6",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
