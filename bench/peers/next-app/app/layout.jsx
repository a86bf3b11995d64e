export const metadata = { title: 'Confessions', description: 'The same wall, rendered by Next' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
