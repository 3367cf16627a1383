/**
 * @generated SignedSource<<945cfd1a59cfeed88d52e4a838f0095d>>
 * @relayHash e160bbbdfea4451a01e4b370022b1878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786d946f97a5187b2448caf23405cc07328493a0f554363aae35b50a4e825840

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSystemsQuery } from './AdminSystemsQuery.graphql';

const node: PreloadableConcreteRequest<AdminSystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786d946f97a5187b2448caf23405cc07328493a0f554363aae35b50a4e825840",
    "metadata": {},
    "name": "AdminSystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
