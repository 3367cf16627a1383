/**
 * @generated SignedSource<<4f3b8ec36842bb4237f38a807e105cef>>
 * @relayHash 009619b17214579c975b7e64539457f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2877979bb746624ae247d086606eb41b26c79b8d14876bf1933e4bb278d49e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2877979bb746624ae247d086606eb41b26c79b8d14876bf1933e4bb278d49e8",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
