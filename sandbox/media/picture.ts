/** Placeholder until the shapes are drawn. */
export function drawPicture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><title>${name.replace(/[^\w -]/g, '')}</title><rect width="1000" height="1000" fill="#e8e2d6"/></svg>`
}
