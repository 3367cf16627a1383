/**
 * @generated SignedSource<<9da13771194d71e66e41f67aa8e567c4>>
 * @relayHash c644e16f104944b021a21b8f1cb9540f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2815eb10c20f3dfd2e2db958ce56784de77e994b4003cc3334c30a92e1f68439

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2815eb10c20f3dfd2e2db958ce56784de77e994b4003cc3334c30a92e1f68439",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
